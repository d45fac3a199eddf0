import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

export default function BasicFunnel() {
  return (
    // #region preview
    <FunnelChart
      series={[
        {
          data: [
            {value: 4200, label: 'Looked at the timetable'},
            {value: 2650, label: 'Chose a crossing'},
            {value: 1480, label: 'Gave their names'},
            {value: 1130, label: 'Paid'},
          ],
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
