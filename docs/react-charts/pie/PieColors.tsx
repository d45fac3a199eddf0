import {PieChart} from '@mui/x-charts/PieChart';

export default function PieColors() {
  return (
    // #region preview
    <PieChart
      title="Electricity by source in 2024"
      colors={['#3f7fd0', '#2a9d8f', '#d98e04']}
      series={[
        {
          data: [
            {id: 'wind', value: 1204, label: 'Wind'},
            {id: 'hydro', value: 953, label: 'Hydro'},
            {id: 'solar', value: 873, label: 'Solar'},
            {id: 'imports', value: 410, label: 'Imports', color: '#8a8f98'},
          ],
          valueFormatter: ({value}) => `${value} GWh`,
        },
      ]}
      width={220}
      height={220}
    />
    // #endregion
  );
}
