import { describe, expect, it } from 'vitest';
import { accountBenefits } from './account.ts';
import { welcomeCode } from './campaigns/christmas-2024/members.ts';

describe('a new account', () => {
  it('brings 200 credits and a discount on the first order [SC-13]', () => {
    expect(accountBenefits.credits).toBe(200);
    expect(accountBenefits.discount).toBeGreaterThan(0);
    expect(accountBenefits.discount).toBeLessThan(1);
  });

  it('has the same discount as the welcome codes of a campaign', () => {
    // No region may promise two different discounts.
    for (const { discount } of Object.values(welcomeCode)) expect(discount).toBe(accountBenefits.discount);
  });
});
