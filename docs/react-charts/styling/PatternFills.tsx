import {BarChart} from '@mui/x-charts/BarChart';
import {pier} from '../data/ferries';

export default function PatternFills() {
  return (
    // #region preview
    <BarChart
      xAxis={[{data: pier.days}]}
      series={[
        {data: pier.arrived, label: 'Arrived', color: '#3f7fd0'},
        {data: pier.left.map((value) => -value), label: 'Left', color: 'url(#waves)'},
      ]}
      height={280}
    >
      <defs>
        <pattern id="waves" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="#3f7fd0" fillOpacity="0.15" />
          <path d="M0 6 Q2 2 4 6 T8 6" fill="none" stroke="#3f7fd0" strokeWidth="1.5" />
        </pattern>
      </defs>
    </BarChart>
    // #endregion
  );
}
