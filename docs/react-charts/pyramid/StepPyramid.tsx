import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const levels = [
  {id: 'keeper', value: 1, label: 'Keeper'},
  {id: 'guide', value: 1, label: 'Guide'},
  {id: 'member', value: 1, label: 'Member'},
  {id: 'guest', value: 1, label: 'Guest'},
];

export default function StepPyramid() {
  return (
    <FunnelChart
      hideLegend
      categoryAxis={{
        categories: levels.map(({label}) => label),
        position: 'left',
        size: 80,
      }}
      series={[
        {
          data: levels,
          curve: 'step-pyramid',
          funnelDirection: 'increasing',
          sectionLabel: false,
          valueFormatter: () => '',
        },
      ]}
      height={280}
      title="Levels of membership in the observatory, from keeper to guest"
    />
  );
}
// #endregion
