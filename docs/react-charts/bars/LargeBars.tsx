import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const stations = [
  {name: 'Grey Peak', rain: 1840},
  {name: 'Pine Ridge', rain: 1610},
  {name: 'Lake Ansel', rain: 1375},
  {name: 'Upper Mill', rain: 1220},
  {name: 'Fox Hollow', rain: 1105},
  {name: 'Stone Bridge', rain: 980},
  {name: 'West Harbor', rain: 905},
  {name: 'Old Town', rain: 840},
  {name: 'Airport', rain: 790},
  {name: 'Salt Flats', rain: 610},
  {name: 'East Dunes', rain: 545},
  {name: 'Cape Lorne', rain: 480},
];

export default function LargeBars() {
  return (
    <BarChart
      title="Rainfall at twelve weather stations in 2024"
      dataset={stations}
      layout="horizontal"
      xAxis={[{label: 'Rainfall in 2024 (mm)'}]}
      yAxis={[{dataKey: 'name', width: 100}]}
      series={[
        {dataKey: 'rain', label: 'Rainfall', valueFormatter: (value) => `${value} mm`},
      ]}
      grid={{vertical: true}}
      hideLegend
      height={420}
    />
  );
}
// #endregion
