import type { CallProblem } from '@kinemorph/site';
import type { LoginErrors } from './check.ts';
import type { LoginDoor, LoginLabels } from './model.server.ts';

/** The codes of the account API that are about a field. */
const codes = { email: 4001, password: 4002, mismatch: 4005, common: 4007 } as const;

/** Why a login did not happen, beside the field that it is about: in the API's own words, where it has said something. */
export function errorsOf(
  { is, code, said }: CallProblem,
  rule: LoginDoor['password'],
  labels: LoginLabels,
): LoginErrors {
  if (is === 'unreachable') return { form: labels.unreachable };
  if (is === 'refused' && code === codes.email) return { email: said ?? labels.emailWrong };
  if (is === 'refused' && code === codes.password) return { password: said ?? rule.wrong };
  if (is === 'refused' && code === codes.common) return { password: said ?? rule.common ?? rule.wrong };
  // It never tells which of the two is wrong; the password is the one to type again.
  if (is === 'refused' && code === codes.mismatch) return { password: said ?? labels.failed };
  return { form: said ?? labels.failed };
}
