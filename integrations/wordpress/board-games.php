<?php
/**
 * Plugin Name:       Board games
 * Description:       A block for board games to play in an article: a table, a replay, a moment of a game and its picture.
 * Version:           0.2.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       board-games
 *
 * It stores one setting, the address of a copy of the games, and asks no server for anything: pages have a frame, or the
 * element of the games' own script (docs/embedding.md). What an author chose goes into addresses and attributes, escaped;
 * no markup of theirs is put out.
 */

defined( 'ABSPATH' ) || exit;

const BOARD_GAMES_HOST = 'board_games_host';

/** The games: the word of each with its poster, its page and its title. */
const BOARD_GAMES = array(
	'citadels' => array( 'embed.html', 'index.html', 'replay.html', 'Citadels' ),
	'island'   => array( 'embed-island.html', 'island.html', 'replay-island.html', 'Island of Harbours' ),
	'crane'    => array( 'embed-crane.html', 'crane.html', 'replay-crane.html', 'Crown and Crane' ),
);

const BOARD_GAMES_LONGEST = 4000; // letters of a poster's address: of a longer one the table hears nothing

add_action( 'init', 'board_games_register' );
add_action( 'admin_init', 'board_games_settings' );

/** Register the block, drawn by `board_games_render`, and the games' script, which pages load that need it. */
function board_games_register() {
	register_block_type( __DIR__, array( 'render_callback' => 'board_games_render' ) );
	wp_register_script( 'board-games-element', board_games_host() . 'embed.js', array(), null, true );
}

/** Add the games' address to Settings > Writing. */
function board_games_settings() {
	register_setting( 'writing', BOARD_GAMES_HOST, array( 'sanitize_callback' => 'board_games_address' ) );
	add_settings_field( BOARD_GAMES_HOST, __( 'Address of the board games', 'board-games' ), 'board_games_field', 'writing' );
}

/** Print the field for the address. */
function board_games_field() {
	printf(
		'<input type="url" class="regular-text code" name="%1$s" id="%1$s" value="%2$s" placeholder="https://example.org/citadels/">',
		esc_attr( BOARD_GAMES_HOST ),
		esc_attr( (string) get_option( BOARD_GAMES_HOST, '' ) )
	);
}

/** Return an address as it is stored: http or https, without a file name, with a slash at its end; '' if it is none. */
function board_games_address( $text ) {
	$address = esc_url_raw( trim( (string) $text ), array( 'http', 'https' ) );
	$address = preg_replace( '~[^/]+\.html$~', '', (string) strtok( $address, '?#' ) );
	return '' === $address ? '' : trailingslashit( $address );
}

/** Return the address of the games' copy, with a slash at its end; '' before it is set. */
function board_games_host() {
	return board_games_address( get_option( BOARD_GAMES_HOST, '' ) );
}

/** Return the markup of a block: a frame, or an element round the author's picture. */
function board_games_render( $chosen ) {
	$host = board_games_host();
	$game = isset( BOARD_GAMES[ $chosen['game'] ?? '' ] ) ? $chosen['game'] : 'citadels';
	if ( '' === $host ) {
		$hint = __( 'Enter the address of the board games in Settings > Writing.', 'board-games' );
		return current_user_can( 'manage_options' ) ? '<p>' . esc_html( $hint ) . '</p>' : '';
	}
	$options = board_games_options( $chosen );
	$inner   = 'picture' === ( $chosen['what'] ?? '' ) && ! empty( $chosen['picture']['url'] )
		? board_games_element( $game, $options, $chosen['picture'] )
		: board_games_frame( $host, $game, $options, (int) ( $chosen['height'] ?? 576 ) );
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $inner );
}

/** Return the options that differ from what the games do by themselves, by their names in an address. */
function board_games_options( $chosen ) {
	$options = array(
		'seats' => preg_match( '/^[2-8]$/', $chosen['seats'] ?? '' ) ? $chosen['seats'] : '',
		'lang'  => in_array( $chosen['language'] ?? '', array( 'en', 'zh-Hant', 'zh-Hans' ), true ) ? $chosen['language'] : '',
		'theme' => in_array( $chosen['theme'] ?? '', array( 'auto', 'light', 'dark' ), true ) ? $chosen['theme'] : '',
	);
	$link    = board_games_link( $chosen['link'] ?? '' );
	$what    = $chosen['what'] ?? 'table';
	if ( 'table' !== $what && '' !== $link ) {
		unset( $options['seats'] );
		$options[ 'replay' === $what ? 'replay' : 'from' ] = $link;
	}
	return array_filter( $options, 'strlen' );
}

/** Return a replay's link as it stands behind the # of its address, of which an author may paste all. */
function board_games_link( $text ) {
	$text = trim( (string) $text );
	$at   = strrpos( $text, '#' );
	$link = preg_replace( '/^from=/', '', false === $at ? $text : substr( $text, $at + 1 ) );
	return preg_match( '/^\d+(\.[0-9A-Za-z]*){4}(&[a-z]+=[^"<>]*)*$/', $link ) ? $link : '';
}

/** Return a frame that shows the poster, and the table after a tap. */
function board_games_frame( $host, $game, $options, $height ) {
	list( $poster, $page, $replay, $title ) = BOARD_GAMES[ $game ];

	$look    = $options['theme'] ?? '';
	$query   = http_build_query( $options, '', '&', PHP_QUERY_RFC3986 );
	$address = $host . $poster . ( $query ? "?$query" : '' ) . ( $look ? "#$look" : '' );
	if ( strlen( $address ) > BOARD_GAMES_LONGEST ) { // no poster
		$link    = $options['replay'] ?? 'from=' . ( $options['from'] ?? '' );
		$file    = isset( $options['replay'] ) ? $replay : $page;
		$address = $host . $file . '?embed&' . http_build_query( array_diff_key( $options, array( 'replay' => 1, 'from' => 1 ) ) ) . '#' . $link;
	}
	return sprintf(
		'<iframe src="%s" title="%s" loading="lazy" width="100%%" height="%d" allow="fullscreen; clipboard-write; web-share"></iframe>',
		esc_url( $address ),
		esc_attr( $title ),
		min( max( $height, 420 ), 1400 )
	);
}

/** Return an element round a picture, from which the reader plays on. */
function board_games_element( $game, $options, $picture ) {
	wp_enqueue_script( 'board-games-element' );
	$moment = array();
	if ( isset( $options['from'] ) ) {
		$parts  = explode( '&', $options['from'] );
		$kept   = preg_grep( '/^(at|seat)=/', $parts, PREG_GREP_INVERT );
		$moment = array( 'from' => implode( '&', $kept ) );
		foreach ( preg_grep( '/^(at|seat)=\d+$/', $parts ) as $part ) {
			list( $name, $value ) = explode( '=', $part );
			$moment[ $name ]      = $value;
		}
	}
	$attributes = '';
	foreach ( array_diff_key( $options, array( 'from' => 1 ) ) + $moment as $name => $value ) {
		$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	$size = '';
	foreach ( array( 'width', 'height' ) as $side ) {
		$size .= empty( $picture[ $side ] ) ? '' : sprintf( ' %s="%d"', $side, $picture[ $side ] );
	}
	return sprintf(
		'<%1$s-game%2$s><img src="%3$s" alt="%4$s"%5$s loading="lazy"></%1$s-game>',
		$game,
		$attributes,
		esc_url( $picture['url'] ),
		esc_attr( $picture['alt'] ?? '' ),
		$size
	);
}
