/** What people type when they look for the way to sell, in any of the languages. */
export const sellWords = {
  booking: [
    'reserva reservar venda vender passageiro criar reserva embarcar cliente',
    'booking book sale sell passenger',
    'venta vender pasajero',
    'réservation réserver vente vendre passager',
    'prenotazione prenotare vendita vendere passeggero',
  ].join(' '),
  session: [
    'sessão sessões saída passeio horário criar sessão nova saída',
    'session departure trip sailing',
    'sesión salida',
    'départ sortie',
    'sessione partenza uscita',
  ].join(' '),
};
