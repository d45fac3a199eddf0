import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const routes = [
  {name: 'Island', passengers: [42, 58, 97, 63]},
  {name: 'Harbor', passengers: [61, 66, 72, 69]},
  {name: 'Night boat', passengers: [12, 15, 31, 18]},
];

export default function SparkTable() {
  return (
    <Table size="small" aria-label="Passengers by route, in thousands">
      <TableHead>
        <TableRow>
          <TableCell>Route</TableCell>
          <TableCell>Winter to fall</TableCell>
          <TableCell align="right">Fall (thousands)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {routes.map(({name, passengers}) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell>
              <SparkLineChart
                title={`${name}: ${passengers.join(', ')}`}
                data={passengers}
                plotType="bar"
                yAxis={{min: 0, max: 100}}
                width={110}
                height={32}
                margin={2}
              />
            </TableCell>
            <TableCell align="right">{passengers.at(-1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
// #endregion
