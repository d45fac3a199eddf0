import {useDrawingArea} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'wind', value: 1204, label: 'Wind'},
  {id: 'hydro', value: 953, label: 'Hydro'},
  {id: 'solar', value: 873, label: 'Solar'},
];
const total = data.reduce((sum, {value}) => sum + value, 0);

function Total() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      direction="ltr"
      fill="currentColor"
      fontSize={22}
    >
      {total.toLocaleString('en')} GWh
    </text>
  );
}

export default function CenterText() {
  return (
    <PieChart
      title="Electricity by source in 2024, 3,030 GWh in total"
      series={[{data, innerRadius: '70%', valueFormatter: ({value}) => `${value} GWh`}]}
      width={220}
      height={220}
    >
      <Total />
    </PieChart>
  );
}
// #endregion
