import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const tiers = ['Platinum', 'Gold', 'Silver', 'Bronze'];
const categoryAxis = {categories: tiers, position: 'left' as const, size: 80};
const series = [
  {
    data: tiers.map((tier) => ({id: tier, value: 1, label: tier})),
    curve: 'step-pyramid' as const,
    funnelDirection: 'increasing' as const,
    sectionLabel: false as const,
    valueFormatter: () => '',
  },
];
// #endregion

export default function StepPyramid() {
  return (
    <FunnelChart
      hideLegend
      categoryAxis={categoryAxis}
      series={series}
      height={280}
      title="Tiers of a loyalty program from Platinum to Bronze"
    />
  );
}
