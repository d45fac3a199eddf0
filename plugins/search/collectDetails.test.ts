import {createSite} from '../../site/demos/fixtures/createSite';
import {collectDetails} from './collectDetails';

test('results of a product have the types of its API rows, and the plans of demos that need another one', () => {
  const docs = createSite({
    'react-charts/bars/Free.tsx': '',
    'react-charts/bars/Paid.tsx': "import {Heatmap} from '@mui/x-charts-pro/Heatmap';\n",
    'react-charts/heatmap/Paid.tsx': "import {Heatmap} from '@mui/x-charts-pro/Heatmap';\n",
  });
  const page = {about: [], demos: []};
  const files = collectDetails(
    [
      {
        ...page,
        path: 'api/charts/bar-chart/',
        about: [
          {id: 'bar-chart-prop-gap', name: 'gap', text: '', signature: 'number = 4'},
          {id: 'bar-chart-slot-bar', name: 'bar', text: ''},
        ],
      },
      {...page, path: 'react-charts/bars/', demos: ['Free', 'Paid']},
      {...page, path: 'react-charts/heatmap/', demos: ['Paid'], plan: 'pro'},
      {...page, path: 'introduction/licensing/'},
    ],
    docs,
  );
  expect([...files]).toEqual([
    [
      'details/charts.json',
      {
        signatures: {'bar-chart-prop-gap': 'number = 4'},
        plans: {'react-charts/bars/#Paid': 'pro'},
      },
    ],
  ]);
});
