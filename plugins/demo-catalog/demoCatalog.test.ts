import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {parseMdx} from '../../site/mdx/parseMdx';
import {readDemoUse} from './readDemoUse';
import {readGuideDemos} from './readGuideDemos';
import {guideKey} from './shared';

const GUIDE = `The [harbor](/x/harbor/) has \`piers\`. It also has cranes.

<Demo name="Harbor" height={420} />

## Cranes [pro] {/* #cranes */}

Set \`a.b: false\` to stop *all* cranes:

- a list

\`\`\`tsx
<Demo name="NoDemo" />
\`\`\`

<Demo
  name="Cranes"
  iframe
  hideToolbar
/>

<Demo name="MoreCranes" iframe={false} />

### Ferries

<Demo name="Ferries" />
`;

test('each demo of a guide has its section and the first sentence of the paragraph before it', () => {
  expect(readGuideDemos(parseMdx(GUIDE))).toEqual([
    {name: 'Harbor', text: 'The harbor has piers.', height: 420},
    {
      name: 'Cranes',
      section: 'Cranes',
      text: 'Set a.b: false to stop all cranes.',
      iframe: true,
      bare: true,
    },
    {name: 'MoreCranes', section: 'Cranes', text: 'Set a.b: false to stop all cranes.'},
    {name: 'Ferries', section: 'Ferries', text: ''},
  ]);
});

test('a Chinese sentence ends at its full stop', () => {
  expect(readGuideDemos(parseMdx('港口有码头。还有起重机。\n\n<Demo name="Harbor" />'))).toEqual([
    {name: 'Harbor', text: '港口有码头。'},
  ]);
});

test('the components, props, and plan of a demo include those of the files next to it', () => {
  const site = createSite({
    'docs/react-charts/bars/Fleet/index.tsx': `import {BarChart, type BarSeries} from '@mui/x-charts/BarChart';
import {Legend} from './Legend';
import {ferries} from '../../data/ferries';
export default () => <BarChart key="a" series={ferries} sx={{}}><Legend /></BarChart>;`,
    'docs/react-charts/bars/Fleet/Legend.tsx': `import {Heatmap} from '@mui/x-charts-pro/Heatmap';
export const Legend = () => <Heatmap hideLegend />;`,
    'docs/react-charts/data/ferries.ts': `export {ferries} from '@mui/x-data-grid-premium';`,
  });
  const folder = path.join(site, 'docs/react-charts/bars');
  const use = readDemoUse(folder, 'Fleet', new Set(['BarChart', 'Heatmap', 'LineChart']));
  expect(use).toEqual({
    entry: path.join(folder, 'Fleet/index.tsx'),
    plan: 'pro',
    components: ['BarChart', 'Heatmap'],
    props: ['series', 'hideLegend'],
  });
});

test.each(['/x/react-charts/bars/', '/zh/x/react-charts/bars/'])(
  'the demos of %s are loaded from the same folder in all languages',
  (address) => {
    expect(guideKey(address)).toBe('react-charts/bars');
  },
);
