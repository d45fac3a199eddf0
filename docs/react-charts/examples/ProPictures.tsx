import Box from '@mui/material/Box';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

// #region preview
const small = {hideLegend: true, height: 120, margin: 4};
const steps = [
  {id: 'visits', value: 4200, label: 'Visits'},
  {id: 'cart', value: 2650, label: 'Cart'},
  {id: 'checkout', value: 1480, label: 'Checkout'},
  {id: 'orders', value: 1130, label: 'Orders'},
];
const funnel = [{data: steps, sectionLabel: false as const}];
const pyramid = [{...funnel[0]!, curve: 'pyramid' as const}];
const links = [
  {source: 'Search', target: 'Home page', value: 320},
  {source: 'Search', target: 'Products', value: 180},
  {source: 'Social', target: 'Products', value: 260},
  {source: 'Home page', target: 'Cart', value: 120},
  {source: 'Products', target: 'Cart', value: 300},
];
// <FunnelChart {...small} series={funnel} gap={2} title="…" />
// #endregion

const sankey = {data: {links}, nodeOptions: {showLabels: false}};
const hours = ['8', '10', '12', '14', '16', '18'];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const ticketsByDay = [
  [18, 31, 24, 25, 20, 9],
  [17, 29, 22, 24, 19, 8],
  [19, 33, 25, 26, 22, 10],
  [18, 30, 26, 27, 23, 10],
  [22, 36, 30, 31, 28, 15],
  [4, 8, 12, 9, 7, 3],
  [2, 6, 9, 8, 5, 2],
];
const heatmap = [
  {
    label: 'Tickets',
    data: ticketsByDay.flatMap((values, day) =>
      values.map((count, hour): [number, number, number] => [hour, day, count]),
    ),
  },
];
const xAxis = [{data: hours, position: 'none' as const}];
const yAxis = [{data: weekdays, position: 'none' as const}];

const row = {
  display: 'flex',
  width: '100%',
  '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
};

export default function ProPictures() {
  return (
    <Box sx={row}>
      <figure>
        <Heatmap {...small} xAxis={xAxis} yAxis={yAxis} series={heatmap}>
          <title>Heatmap</title>
        </Heatmap>
        <figcaption>Heatmap</figcaption>
      </figure>
      <figure>
        <FunnelChart {...small} title="Funnel chart" series={funnel} gap={2} />
        <figcaption>Funnel</figcaption>
      </figure>
      <figure>
        <FunnelChart
          {...small}
          title="Funnel chart with the curve of a pyramid"
          series={pyramid}
          gap={2}
        />
        <figcaption>Pyramid</figcaption>
      </figure>
      <figure>
        <SankeyChart title="Sankey chart" height={120} margin={4} series={sankey} />
        <figcaption>Sankey</figcaption>
      </figure>
    </Box>
  );
}
