import {useDrawingArea} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';

export default function ProgressRing() {
  return (
    // #region preview
    <PieChart
      hideLegend
      series={[
        {
          data: [
            {id: 'sold', value: 88, label: 'Sold, %', color: '#3f6fe0'},
            {id: 'rest', value: 12, label: 'Left, %', color: 'rgb(128 128 128 / 30%)'},
          ],
          innerRadius: '80%',
          cornerRadius: 8,
        },
      ]}
      width={160}
      height={160}
    >
      <Percent />
    </PieChart>
    // #endregion
  );
}

function Percent() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fill="currentColor"
      fontSize={24}
      fontWeight={600}
    >
      88%
    </text>
  );
}
