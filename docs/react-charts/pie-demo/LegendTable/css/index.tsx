import {PieChart} from '@mui/x-charts/PieChart';
import './styles.css';

const data = [
  {id: 'furniture', value: 437, label: 'Furniture', color: '#4b7bec'},
  {id: 'electronics', value: 372, label: 'Electronics', color: '#3f9d67'},
  {id: 'accessories', value: 298, label: 'Accessories', color: '#e0a030'},
  {id: 'lighting', value: 141, label: 'Lighting', color: '#d1495b'},
];
const series = [{data, innerRadius: '65%', paddingAngle: 2, cornerRadius: 4}];
const total = data.reduce((sum, {value}) => sum + value, 0);
const toShare = (value: number) => `${Math.round((value / total) * 100)}%`;

export default function LegendTable() {
  return (
    <div className="legend-table">
      <div style={{width: 190}}>
        <PieChart
          title="Orders by category"
          hideLegend
          series={series}
          margin={4}
          height={190}
        />
      </div>
      <table aria-label="Orders by category">
        <tbody>
          {/* #region preview */}
          {/* data: [{id: 'furniture', value: 437, label: 'Furniture', color: '#4b7bec'}, …] */}
          {data.map(({id, label, color, value}) => (
            <tr key={id}>
              <th scope="row" style={{borderInlineStartColor: color}}>
                {label}
              </th>
              <td>{value}</td>
              <td className="share">{toShare(value)}</td>
            </tr>
          ))}
          {/* #endregion */}
        </tbody>
      </table>
    </div>
  );
}
