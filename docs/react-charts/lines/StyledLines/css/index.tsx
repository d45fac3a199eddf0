import {LineChart} from '@mui/x-charts/LineChart';
import './styles.css';

export default function StyledLines() {
  return (
    // #region preview
    <LineChart
      className="night"
      title="Measured and expected temperature during a night"
      xAxis={[
        {data: [0, 1, 2, 3, 4, 5, 6], tickMinStep: 1, label: 'Hours after sunset'},
      ]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[
        {id: 'measured', data: [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3], label: 'Measured'},
        {id: 'expected', data: [10.4, 9.1, 8, 7, 6.1, 5.3, 4.6], label: 'Expected'},
      ]}
      height={300}
    />
    // #endregion
  );
}
