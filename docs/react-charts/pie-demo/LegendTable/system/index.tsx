import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
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

export default function LegendTable() {
  return (
    <Stack
      direction="row"
      sx={{gap: 3, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{width: 190}}>
        <PieChart
          title="Pieces sold by a bakery in one week"
          hideLegend
          series={[{data: sales, innerRadius: '65%', paddingAngle: 2, cornerRadius: 4}]}
          margin={4}
          height={190}
        />
      </div>
      <Table size="small" aria-label="Pieces sold in a week" sx={{width: 260}}>
        <TableBody>
          {sales.map(({id, label, color, value}) => (
            <TableRow key={id}>
              <TableCell
                component="th"
                scope="row"
                sx={{borderInlineStart: `6px solid ${color}`}}
              >
                {label}
              </TableCell>
              <TableCell align="right">{value}</TableCell>
              <TableCell align="right" sx={{fontWeight: 600}}>
                {share(value)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
// #endregion
