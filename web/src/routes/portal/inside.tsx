import { Outlet } from 'react-router-dom';
import { QueryProvider } from '@/lib/queries';

/** What every page of an area needs and its frame does not: the data that are asked for. */
export default function Inside() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
