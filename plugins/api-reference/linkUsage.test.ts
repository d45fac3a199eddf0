import {catalog} from '../../site/api/catalog';
import {linkUsage, resolveDocLink} from './linkUsage';
import {scanDemo, type ScannedGuide} from '../../site/pages/scanGuides';

const charts = catalog.find(({area}) => area === 'charts')!;

const guide = (path: string, rest: Partial<ScannedGuide> = {}): ScannedGuide => ({
  file: `${path.slice(1)}index.mdx`,
  title: path,
  path,
  components: [],
  anchors: new Set(),
  demos: [],
  ...rest,
});

const demo = (name: string, source: string) => ({name, uses: scanDemo(source)});

const BARS = `import {BarChart} from '@mui/x-charts/BarChart';
export default function Bars() {
  return <BarChart series={[{data: [1]}]} height={200} slotProps={{legend: {}}} />;
}`;

describe('scanDemo', () => {
  it('finds imports of MUI X with their props and slots, under any local name', () => {
    const uses = scanDemo(
      `import {Unstable_FunnelChart as Funnel} from '@mui/x-charts-pro';
       export default () => <Funnel series={[]} slots={{legend: X}} {...rest} aria-label="a" />;`,
    );
    expect([...uses.keys()]).toEqual(['@mui/x-charts-pro FunnelChart']);
    const use = uses.get('@mui/x-charts-pro FunnelChart');
    expect([...use!.props]).toEqual(['series', 'slots', 'aria-label']);
    expect([...use!.slots]).toEqual(['legend']);
    const imported = scanDemo(
      `import Box from '@mui/material/Box'; <Box sx={{}} />; import {type GridColDef} from '@mui/x-data-grid';`,
    );
    expect([...imported.keys()]).toEqual(['@mui/x-data-grid GridColDef']);
  });
});

describe('linkUsage', () => {
  const link = (...guides: ScannedGuide[]) => linkUsage('BarChart', charts, guides, '/x');

  it('lists pages that name the component first, and links each prop to the demos that pass it', () => {
    const usage = link(
      guide('/react-charts/axis/', {demos: [demo('AxisOnBars', BARS)]}),
      guide('/react-charts/bars/', {components: ['BarChart'], title: 'Bars'}),
      guide('/react-charts/pie/'),
    );
    expect(usage.guides.map(({title}) => title)).toEqual(['Bars', '/react-charts/axis/']);
    expect(usage.usedIn.height).toEqual([
      {label: 'Axis on bars', href: '/x/react-charts/axis/#AxisOnBars'},
    ]);
    expect(usage.usedIn['slots.legend']).toHaveLength(1);
    expect(usage.usedInCount).toEqual({});
  });

  it('keeps three demos of a prop, those that are about little else, and counts the rest', () => {
    const demos = ['One', 'Two', 'Three', 'Four'].map((name) => demo(name, BARS));
    const short = demo('Short', `import {BarChart} from '@mui/x-charts'; <BarChart height={1} />`);
    const usage = link(guide('/react-charts/bars/', {demos: [...demos, short]}));
    expect(usage.usedIn.height?.map(({label}) => label)).toEqual(['Short', 'One', 'Two']);
    expect(usage.usedInCount).toMatchObject({height: 5, series: 4});
    const href = '/x/react-charts/bars/';
    const shown = ['One', 'Two', 'Three'].map((label) => ({label, href: `${href}#${label}`}));
    expect(usage.guides).toEqual([
      {title: '/react-charts/bars/', href, demos: shown, demoCount: 5},
    ]);
  });
});

describe('resolveDocLink', () => {
  const guides = [guide('/react-charts/axis/', {anchors: new Set(['ticks'])})];
  const pages = new Set(['/api/charts/bar-chart/']);
  test.each([
    ['https://mui.com/x/react-charts/axis/#ticks', '/x/react-charts/axis/#ticks'],
    ['https://mui.com/x/react-charts/axis/#unknown', '/x/react-charts/axis/'],
    ['https://mui.com/x/api/charts/bar-chart/', '/x/api/charts/bar-chart/'],
    ['https://mui.com/x/react-charts/unknown/', undefined],
    ['/material-ui/transitions/', 'https://mui.com/material-ui/transitions/'],
    ['https://a.b/c#d', 'https://a.b/c#d'],
  ])('%s', (href, expected) => {
    expect(resolveDocLink(href, guides, pages, '/x')).toBe(expected);
  });
});
