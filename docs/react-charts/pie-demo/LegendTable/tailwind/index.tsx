import Chart, {rows} from '../chart';

const cell =
  'border-0 border-b border-solid border-slate-200 px-4 py-1.5 text-end font-normal dark:border-slate-700';

export default function LegendTable() {
  return (
    // #region preview
    <div className="flex flex-wrap items-center justify-center gap-6">
      <Chart />
      <table className="w-65 border-collapse text-sm" aria-label="Pieces sold in a week">
        <tbody>
          {rows.map(({id, label, color, pieces, share}) => (
            <tr key={id}>
              <th
                scope="row"
                className={`${cell} border-s-6 text-start`}
                style={{borderInlineStartColor: color, textAlign: 'start'}}
              >
                {label}
              </th>
              <td className={cell}>{pieces}</td>
              <td className={`${cell} font-semibold`}>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // #endregion
  );
}
