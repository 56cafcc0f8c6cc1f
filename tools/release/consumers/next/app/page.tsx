import { Samples } from './samples';

export default function Page() {
  return <Samples />;
}
