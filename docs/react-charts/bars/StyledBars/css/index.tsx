import {BarChart} from '@mui/x-charts/BarChart';
import './styles.css';

export default function StyledBars() {
  return (
    // #region preview
    <BarChart
      className="forecast"
      title="Booked and expected passengers by season"
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Fall']}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[
        {id: 'booked', data: [42, 58, 97, 63], label: 'Booked'},
        {id: 'expected', data: [48, 55, 90, 70], label: 'Expected'},
      ]}
      height={300}
    />
    // #endregion
  );
}
