import { Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ToastHost } from '../ui/ToastHost.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageHost } from './PageHost.tsx';
import { ROUTES } from './routes.ts';
import { Splash } from './Splash.tsx';

/** The whole client: routes, popup pages over them, and what is told to the player over both. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <RouteView />
        <PageHost />
        <ConnectionNotice />
      </BrowserRouter>
      <ToastHost />
    </ErrorBoundary>
  );
}

/** The page of the address. One that broke does not keep the player from the others. */
function RouteView() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Splash />}>
        <Routes>
          {ROUTES.map(({ path, page: { Component } }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
