import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';

const piers = ['North harbour', 'Old lighthouse', 'Fish market', 'Castle island', 'Ferry museum'];

export default function TurnedLabels() {
  const textAnchor = useTheme().direction === 'rtl' ? 'start' : 'end';

  return (
    // #region preview
    <BarChart
      hideLegend
      xAxis={[
        {
          data: piers,
          height: 90,
          tickLabelStyle: {angle: -40, textAnchor, dominantBaseline: 'hanging'},
        },
      ]}
      yAxis={[{label: 'Passengers a day', width: 65, labelStyle: {fontWeight: 700, fontSize: 12}}]}
      series={[{data: [840, 310, 560, 720, 190], label: 'Passengers'}]}
      height={340}
    />
    // #endregion
  );
}
