import {useLegend} from '@mui/x-charts/hooks';
import Chart from '../chart';

// #region preview
// An item: {id: …, label: 'Online', color: '#4254fb', …}
function Chips() {
  const {items} = useLegend();
  return (
    <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
      {items.map(({id, label, color}) => (
        <li
          key={id}
          className="rounded-2xl border-2 border-solid px-3 py-0.5 text-sm"
          style={{borderColor: color}}
        >
          {label}
        </li>
      ))}
    </ul>
  );
}
// #endregion

export default function LegendChips() {
  return (
    <div className="flex w-full flex-col">
      <Chart legend={<Chips />} />
    </div>
  );
}
