import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsText, type ChartsTextProps} from '@mui/x-charts/ChartsText';

// #region preview
// text: the formatted label of the tick, such as 'Mon'
function DayLabel({text, style, ...other}: ChartsTextProps) {
  const isWeekend = text === 'Sat' || text === 'Sun';
  const fontWeight = isWeekend ? 700 : 400;
  return <ChartsText {...other} text={text} style={{...style, fontWeight}} />;
}

const slots = {axisTickLabel: DayLabel};
// <BarChart xAxis={xAxis} series={series} slots={slots} … />
// #endregion

const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}];
const yAxis = [{label: 'Bookings'}];
const series = [{data: [32, 28, 31, 34, 52, 61, 39], label: 'Bookings'}];

export default function TickLabelSlot() {
  return (
    <BarChart
      title="Bookings by day of the week"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      height={280}
    />
  );
}
