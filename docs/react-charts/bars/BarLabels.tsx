import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function BarLabels() {
  return (
    // #region preview
    <BarChart
      title="Passengers of two routes by season, with labels"
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[
        {dataKey: 'harbour', label: 'Harbor', stack: 'all', color: '#7fb2f0'},
        {dataKey: 'night', label: 'Night boat', stack: 'all', color: '#f2b45f'},
      ]}
      barLabel={({value}, {bar}) => {
        if (value === null || bar.height < 24) {
          return null;
        }
        return value > 70 ? `${value} (high)` : `${value}`;
      }}
      sx={{'& .MuiBarLabel-root': {fill: '#10243d', fontWeight: 600}}}
      height={300}
    />
    // #endregion
  );
}
