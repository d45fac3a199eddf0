import {useLegend} from '@mui/x-charts/hooks';
import Chart from '../chart';
import './styles.css';

// #region preview
// An item: {id: …, label: 'Online', color: '#4254fb', …}
function Chips() {
  const {items} = useLegend();
  return (
    <ul className="chips">
      {items.map(({id, label, color}) => (
        <li key={id} style={{borderColor: color}}>
          {label}
        </li>
      ))}
    </ul>
  );
}
// #endregion

export default function LegendChips() {
  return (
    <div className="chart">
      <Chart legend={<Chips />} />
    </div>
  );
}
