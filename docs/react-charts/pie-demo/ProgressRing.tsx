import {useDrawingArea} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const sold = 88;

function Percentage() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      direction="ltr"
      fill="currentColor"
      fontSize={24}
      fontWeight={600}
    >
      {sold}%
    </text>
  );
}

export default function ProgressRing() {
  return (
    <PieChart
      title={`${sold}% of the seats sold`}
      hideLegend
      series={[
        {
          data: [
            {id: 'sold', value: sold, label: 'Sold', color: '#3f6fe0'},
            {
              id: 'free',
              value: 100 - sold,
              label: 'Free',
              color: 'rgb(128 128 128 / 30%)',
            },
          ],
          innerRadius: '80%',
          cornerRadius: 8,
          valueFormatter: ({value}) => `${value}%`,
        },
      ]}
      width={160}
      height={160}
    >
      <Percentage />
    </PieChart>
  );
}
// #endregion
