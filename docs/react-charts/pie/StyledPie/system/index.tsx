import {PieChart, pieArcClasses, pieClasses} from '@mui/x-charts/PieChart';

export default function StyledPie() {
  return (
    // #region preview
    <PieChart
      title="What became of a week's bread"
      series={[
        {
          id: 'week',
          data: [
            {id: 'sold', value: 1610, label: 'Sold'},
            {id: 'given', value: 130, label: 'Given away'},
            {id: 'left', value: 90, label: 'Left over'},
          ],
          innerRadius: 50,
          valueFormatter: ({value}) => `${value} loaves`,
        },
      ]}
      width={220}
      height={220}
      sx={{
        [`& .${pieClasses.series}[data-series="week"] .${pieArcClasses.root}`]: {
          stroke: 'currentColor',
          strokeWidth: 1.5,
        },
        '& .MuiPieArc-data-index-2': {fillOpacity: 0.2, strokeDasharray: '4 3'},
        [`& .${pieArcClasses.root}:hover`]: {fillOpacity: 0.7},
      }}
    />
    // #endregion
  );
}
