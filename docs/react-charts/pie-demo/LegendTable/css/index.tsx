import Chart, {rows} from '../chart';
import './styles.css';

export default function LegendTable() {
  return (
    // #region preview
    <div className="sales">
      <Chart />
      <table aria-label="Pieces sold in a week">
        <tbody>
          {rows.map(({id, label, color, pieces, share}) => (
            <tr key={id}>
              <th scope="row" style={{borderInlineStartColor: color}}>
                {label}
              </th>
              <td>{pieces}</td>
              <td className="share">{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // #endregion
  );
}
