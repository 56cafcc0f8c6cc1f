import type { CallProblem } from '@kinemorph/site';
import type { LoginErrors } from './validate-login.ts';
import type { LoginFormModel, LoginLabels } from './model.server.ts';

/** The codes of the account API that are about a field. */
const codes = { email: 4001, password: 4002, mismatch: 4005, common: 4007 } as const;

/**
 * Returns the errors after a refused login, by the field that they are about: in the API's own words, if it has sent
 * any.
 */
export function errorsOf(
  { kind, code, said }: CallProblem,
  rule: LoginFormModel['password'],
  labels: LoginLabels,
): LoginErrors {
  if (kind === 'unreachable') return { form: labels.unreachable };
  if (kind === 'refused' && code === codes.email) return { email: said ?? labels.emailWrong };
  if (kind === 'refused' && code === codes.password) return { password: said ?? rule.wrong };
  if (kind === 'refused' && code === codes.common) return { password: said ?? rule.common ?? rule.wrong };
  // The API does not say which of the two is wrong; the user has to type the password again.
  if (kind === 'refused' && code === codes.mismatch) return { password: said ?? labels.failed };
  return { form: said ?? labels.failed };
}
