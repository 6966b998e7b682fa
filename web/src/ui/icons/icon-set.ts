import {
  Calendar,
  CalendarPlus,
  ExternalLink,
  FileText,
  Fuel,
  Gauge,
  Languages,
  List,
  LogOut,
  type LucideIcon,
  MessageSquare,
  PanelLeft,
  RefreshCw,
  Sailboat,
  Settings,
  Shield,
  Star,
  SunMoon,
  Tag,
  Truck,
  UserRoundCheck,
  Users,
  Wallet,
  Zap,
} from 'lucide-react';

// Those of groups, actions and the bar at the thumb, which every browser fetches; those of pages come when one is shown.
const icons: Readonly<Record<string, LucideIcon>> = {
  calendar: Calendar,
  'calendar-plus': CalendarPlus,
  'external-link': ExternalLink,
  'file-text': FileText,
  fuel: Fuel,
  gauge: Gauge,
  languages: Languages,
  list: List,
  'log-out': LogOut,
  'message-square': MessageSquare,
  'panel-left': PanelLeft,
  'refresh-cw': RefreshCw,
  'sun-moon': SunMoon,
  sailboat: Sailboat,
  settings: Settings,
  shield: Shield,
  star: Star,
  tag: Tag,
  truck: Truck,
  'user-round-check': UserRoundCheck,
  users: Users,
  wallet: Wallet,
  zap: Zap,
};

/** The icon of a kebab-case name, if it is of the set. */
export function iconNamed(name: string): LucideIcon | undefined {
  return icons[name];
}
