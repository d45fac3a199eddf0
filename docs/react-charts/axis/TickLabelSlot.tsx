import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsText, type ChartsTextProps} from '@mui/x-charts/ChartsText';
import {pier} from '../data/ferries';

// #region preview
function DayLabel(props: ChartsTextProps) {
  const isWeekend = props.text === 'Sat' || props.text === 'Sun';
  return (
    <ChartsText
      {...props}
      style={{...props.style, fontWeight: isWeekend ? 700 : 400}}
    />
  );
}

export default function TickLabelSlot() {
  return (
    <BarChart
      hideLegend
      xAxis={[{data: pier.days}]}
      yAxis={[{label: 'Passengers', width: 60}]}
      series={[{data: pier.arrived, label: 'Arrived'}]}
      slots={{axisTickLabel: DayLabel}}
      height={280}
      title="Passengers who arrived at the pier by day"
    />
  );
}
// #endregion
