import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const sales = [
  {id: 'rye', value: 620, label: 'Rye bread', color: '#4b7bec'},
  {id: 'rolls', value: 480, label: 'Rolls', color: '#3f9d67'},
  {id: 'croissants', value: 310, label: 'Croissants', color: '#e0a030'},
  {id: 'cakes', value: 140, label: 'Cakes', color: '#d1495b'},
  {id: 'cookies', value: 60, label: 'Cookies', color: '#8a6fd1'},
];
const total = sales.reduce((sum, {value}) => sum + value, 0);
const share = (value: number) => `${Math.round((value / total) * 100)}%`;

const cell =
  'border-0 border-b border-solid border-slate-200 px-4 py-1.5 text-end font-normal dark:border-slate-700';

export default function LegendTable() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-6">
      <div style={{width: 190}}>
        <PieChart
          title="Pieces sold by a bakery in one week"
          hideLegend
          series={[{data: sales, innerRadius: '65%', paddingAngle: 2, cornerRadius: 4}]}
          margin={4}
          height={190}
        />
      </div>
      <table
        className="w-65 border-collapse text-sm"
        aria-label="Pieces sold in a week"
      >
        <tbody>
          {sales.map(({id, label, color, value}) => (
            <tr key={id}>
              <th
                scope="row"
                className={`${cell} border-s-6 text-start`}
                style={{borderInlineStartColor: color, textAlign: 'start'}}
              >
                {label}
              </th>
              <td className={cell}>{value}</td>
              <td className={`${cell} font-semibold`}>{share(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
// #endregion
