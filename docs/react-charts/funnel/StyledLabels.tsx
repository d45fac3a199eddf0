import {FunnelChart, funnelSectionClasses} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const data = [
  {value: 4200, label: 'Viewed timetable', color: '#1f4e79'},
  {value: 2650, label: 'Chose crossing', color: '#2a6399'},
  {value: 1480, label: 'Entered names', color: '#3a74ab'},
];

export default function StyledLabels() {
  return (
    <FunnelChart
      series={[{data}]}
      height={260}
      sx={{
        [`& .${funnelSectionClasses.label}`]: {
          fill: '#fff',
          fontSize: 18,
          fontWeight: 600,
        },
      }}
      title="From the timetable to the names of the passengers"
    />
  );
}
// #endregion
