import type { ThemeDefinition } from '@kinemorph/ui/theme/make';

const harbour: ThemeDefinition = {
  name: 'harbour',
  ground: 'paper',
  colors: {
    ink: { ground: '#0A1B2A', raised: '#10273A', line: '#26425A', glow: '#1B3850', text: '#F0F6FA', soft: '#9DB2C3' },
    paper: {
      ground: '#F3F7FA',
      line: '#D3DEE7',
      text: '#0A1B2A',
      soft: '#4A6072',
      accent: '#0B5C8A',
      focus: '#0B5C8A',
    },
    fog: { ground: '#E3ECF2', line: '#C4D3DF', text: '#0A1B2A', soft: '#43586A', accent: '#0B5C8A', focus: '#0B5C8A' },
    action: { ground: '#0B5C8A', hover: '#094A70', text: '{primitive.color.white}' },
    overlay: '#0A1B2AB8',
  },
  components: {
    button: { cut: '{semantic.cut.small}' },
    badge: { signal: { ground: '{semantic.sale.ground}', text: '{semantic.sale.text}' } },
  },
};

export default harbour;
