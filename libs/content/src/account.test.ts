import { describe, expect, it } from 'vitest';
import { accountBenefits } from './account.ts';
import { welcomeCode } from './campaigns/christmas-2024/members.ts';

describe('a new account', () => {
  it('brings 200 credits and a discount on the first order [SC-13]', () => {
    expect(accountBenefits.credits).toBe(200);
    expect(accountBenefits.discount).toBeGreaterThan(0);
    expect(accountBenefits.discount).toBeLessThan(1);
  });

  it('takes off what the welcome code of a campaign does: no region is promised two shares', () => {
    for (const { discount } of Object.values(welcomeCode)) expect(discount).toBe(accountBenefits.discount);
  });
});
