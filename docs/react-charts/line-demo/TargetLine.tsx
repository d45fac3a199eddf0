import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';
import {latency} from '../data/latency';

// #region preview
const hours = Array.from({length: 24}, (_, hour) => hour);
// latency.median holds one response time in ms per hour
const median = latency.median.slice(0, 24);

export default function TargetLine() {
  return (
    <LineChart
      title="Response time over one day, with a target and a release"
      hideLegend
      xAxis={[{data: hours, label: 'Hour of the day', domainLimit: 'strict'}]}
      yAxis={[{label: 'Response time (ms)', min: 0, max: 160}]}
      series={[{data: median, label: 'Median (ms)', showMark: false}]}
      height={300}
    >
      <ChartsReferenceLine
        y={120}
        label="Target"
        lineStyle={{strokeDasharray: '5 4'}}
      />
      <ChartsReferenceLine
        x={10}
        label="Release"
        labelAlign="start"
        labelStyle={{direction: 'ltr'}}
        lineStyle={{strokeDasharray: '5 4'}}
      />
    </LineChart>
  );
}
// #endregion
