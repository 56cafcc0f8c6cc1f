import type { ThemeDefinition } from '@kinemorph/ui/theme/make';

const harbour: ThemeDefinition = {
  name: 'harbour',
  colors: { action: { ground: '#0B5C8A', hover: '#094A70', text: '{primitive.color.white}' } },
  components: { button: { cut: '{semantic.cut.small}' } },
};

export default harbour;
