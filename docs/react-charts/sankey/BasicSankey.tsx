import {
  Unstable_SankeyChart as SankeyChart,
  type SankeySeries,
} from '@mui/x-charts-pro/SankeyChart';

// #region preview
const series: SankeySeries = {
  data: {
    links: [
      {source: 'Email', target: 'Billing', value: 320},
      {source: 'Email', target: 'Login', value: 180},
      {source: 'Chat', target: 'Login', value: 260},
      {source: 'Chat', target: 'Shipping', value: 90},
    ],
  },
  valueFormatter: (value) => `${value} tickets`,
};

export default function BasicSankey() {
  return (
    <SankeyChart series={series} height={260} title="Tickets by channel and topic" />
  );
}
// #endregion
