import {PieChart} from '@mui/x-charts/PieChart';

export default function DonutChart() {
  return (
    // #region preview
    <PieChart
      title="Electricity by source in 2024"
      series={[
        {
          data: [
            {id: 'wind', value: 1204, label: 'Wind'},
            {id: 'hydro', value: 953, label: 'Hydro'},
            {id: 'solar', value: 873, label: 'Solar'},
          ],
          innerRadius: '60%',
          outerRadius: '100%',
          paddingAngle: 3,
          cornerRadius: 6,
          valueFormatter: ({value}) => `${value} GWh`,
        },
      ]}
      width={220}
      height={220}
    />
    // #endregion
  );
}
