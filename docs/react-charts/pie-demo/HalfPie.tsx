import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const series = [
  {
    data: [
      {id: 'online', value: 760, label: 'Online'},
      {id: 'stores', value: 688, label: 'Stores'},
      {id: 'partners', value: 235, label: 'Partners'},
    ],
    startAngle: -90,
    endAngle: 90,
    cy: '90%',
    innerRadius: '60%',
    outerRadius: '170%',
    paddingAngle: 3,
    cornerRadius: 5,
    valueFormatter: ({value}: {value: number}) => `$${value}K`,
  },
];
// #endregion

const slotProps = {
  legend: {
    direction: 'horizontal' as const,
    position: {vertical: 'bottom' as const, horizontal: 'center' as const},
  },
};

export default function HalfPie() {
  return (
    <PieChart
      title="Revenue by sales channel"
      series={series}
      slotProps={slotProps}
      width={260}
      height={150}
    />
  );
}
