import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsText, type ChartsTextProps} from '@mui/x-charts/ChartsText';
import {pier} from '../data/ferries';

// #region preview
function DayLabel(props: ChartsTextProps) {
  const weekend = props.text.startsWith('S');
  return <ChartsText {...props} style={{...props.style, fontWeight: weekend ? 700 : 400}} />;
}

export default function TickLabelSlot() {
  return (
    <BarChart
      hideLegend
      xAxis={[{data: pier.days}]}
      series={[{data: pier.arrived, label: 'Arrived'}]}
      slots={{axisTickLabel: DayLabel}}
      height={280}
    />
  );
}
// #endregion
