import { kinemorphUi } from '@kinemorph/ui/vite';

export default { plugins: [kinemorphUi()] };
