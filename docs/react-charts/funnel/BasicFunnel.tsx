import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

export default function BasicFunnel() {
  return (
    // #region preview
    <FunnelChart
      series={[
        {
          data: [
            {value: 4200, label: 'Looked'},
            {value: 2650, label: 'Chose'},
            {value: 1480, label: 'Booked'},
            {value: 1130, label: 'Paid'},
          ],
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
