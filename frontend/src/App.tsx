import { pageAt, PAGES, type PageAddress } from '@kinday/contracts/pages';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import {
  AppShell,
  DashboardPage,
  RequireSession,
  SignedInShell,
  wholeCalendar,
} from './calendarPieces';
import { LandingPage } from './pages/LandingPage';
import { PageOnItsWay } from './pages/PageOnItsWay';
import { PagePlaceholder } from './pages/PagePlaceholder';
import {
  FamilyPage,
  OtherCalendarsPage,
  ProfilePage,
  RemindersPage,
  ThemedPages,
} from './pages/settingsPieces';
import { RouteArrival } from './RouteArrival';
import { lazily } from './pieces/lazily';
import { PagePiece } from './pieces/PagePiece';

const FeaturesPage = lazily('FeaturesPage', () => import('./pages/FeaturesPage'));
const PricingPage = lazily('PricingPage', () => import('./pages/PricingPage'));
const AboutPage = lazily('AboutPage', () => import('./pages/AboutPage'));
const ContactPage = lazily('ContactPage', () => import('./pages/ContactPage'));
const PrivacyPage = lazily('PrivacyPage', () => import('./pages/PrivacyPage'));
const NotFoundPage = lazily('NotFoundPage', () => import('./pages/NotFoundPage'));
const LoginPage = lazily('LoginPage', () => import('./pages/LoginPage'));
const SignupPage = lazily('SignupPage', () => import('./pages/SignupPage'));
const ForgotPasswordPage = lazily('ForgotPasswordPage', () => import('./pages/ForgotPasswordPage'));
const ResetPasswordPage = lazily('ResetPasswordPage', () => import('./pages/ResetPasswordPage'));
const ColorSelectionPage = lazily('ColorSelectionPage', () => import('./pages/ColorSelectionPage'));
const UnsubscribePage = lazily('UnsubscribePage', () => import('./pages/UnsubscribePage'));

const signedIn = [AppShell, RequireSession, SignedInShell];

/** Chunks that only become known one after the other while rendering; fetched at once instead. */
const CHUNKS: Partial<Record<PageAddress, readonly { fetchChunk: () => Promise<unknown> }[]>> = {
  [PAGES.features]: [FeaturesPage],
  [PAGES.pricing]: [PricingPage],
  [PAGES.about]: [AboutPage],
  [PAGES.contact]: [ContactPage],
  [PAGES.privacy]: [PrivacyPage],
  [PAGES.login]: [AppShell, LoginPage],
  [PAGES.signup]: [AppShell, SignupPage],
  [PAGES.colorSelection]: [AppShell, RequireSession, ColorSelectionPage],
  [PAGES.dashboard]: [wholeCalendar],
  [PAGES.family]: [...signedIn, ThemedPages, FamilyPage],
  [PAGES.profile]: [...signedIn, ThemedPages, ProfilePage],
  [PAGES.otherCalendars]: [...signedIn, ThemedPages, OtherCalendarsPage],
  [PAGES.reminders]: [...signedIn, ThemedPages, RemindersPage],
  [PAGES.unsubscribe]: [AppShell, UnsubscribePage],
};

/** Fetches everything the page at an address needs. What is missing is told where it is rendered. */
export async function fetchChunksOf(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  await Promise.allSettled(((page && CHUNKS[page]) ?? []).map(({ fetchChunk }) => fetchChunk()));
}

/** Every address of the product. Paths match in any case, with or without a slash at the end. */
export function App() {
  return (
    <PagePiece>
      <PageOnItsWay />
      <Suspense fallback={<PagePlaceholder />}>
        <RouteArrival />
        <Routes>
          <Route path={PAGES.landing} element={<LandingPage />} />
          <Route path={PAGES.features} element={<FeaturesPage />} />
          <Route path={PAGES.pricing} element={<PricingPage />} />
          <Route path={PAGES.about} element={<AboutPage />} />
          <Route path={PAGES.contact} element={<ContactPage />} />
          <Route path={PAGES.privacy} element={<PrivacyPage />} />
          <Route element={<AppShell />}>
            <Route path={PAGES.login} element={<LoginPage />} />
            <Route path={PAGES.signup} element={<SignupPage />} />
            <Route path={PAGES.forgotPassword} element={<ForgotPasswordPage />} />
            <Route path={PAGES.resetPassword} element={<ResetPasswordPage />} />
            <Route path={PAGES.unsubscribe} element={<UnsubscribePage />} />
            <Route element={<RequireSession />}>
              <Route path={PAGES.colorSelection} element={<ColorSelectionPage />} />
              <Route element={<SignedInShell />}>
                <Route path={PAGES.dashboard} element={<DashboardPage />} />
                <Route element={<ThemedPages />}>
                  <Route path={PAGES.family} element={<FamilyPage />} />
                  <Route path={PAGES.profile} element={<ProfilePage />} />
                  <Route path={PAGES.otherCalendars} element={<OtherCalendarsPage />} />
                  <Route path={PAGES.reminders} element={<RemindersPage />} />
                </Route>
              </Route>
            </Route>
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </PagePiece>
  );
}
