<?php
// Deletes what the plugin stored, when somebody deletes it.
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;
delete_option( 'board_games_host' );
