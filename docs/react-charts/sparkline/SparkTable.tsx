import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {routes, seasons} from '../data/ferries';

export default function SparkTable() {
  return (
    // #region preview
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Route</TableCell>
          <TableCell>Winter to autumn</TableCell>
          <TableCell align="right">Autumn</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {routes.map(({dataKey, label}) => {
          const values = seasons.map((row) => Number(row[dataKey]));
          return (
            <TableRow key={dataKey}>
              <TableCell>{label}</TableCell>
              <TableCell>
                <SparkLineChart
                  data={values}
                  plotType="bar"
                  yAxis={{min: 0, max: 100}}
                  width={110}
                  height={32}
                  margin={2}
                />
              </TableCell>
              <TableCell align="right">{values.at(-1)}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
    // #endregion
  );
}
